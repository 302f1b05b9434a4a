import {
  Controls,
  Description,
  Heading,
  Markdown,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { aboutOf } from '../src/kit/about.ts';

/**
 * The docs page of a component: what it is for, how it looks and what it takes, then keyboard and accessibility, then
 * every state. The texts stand in `parameters.about` of its stories, beside the component.
 */
export function ComponentDocs() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const about = aboutOf(preparedMeta.parameters);
  return (
    <>
      <Title />
      {about === null ? <Description /> : <Markdown>{about.purpose}</Markdown>}
      <Primary />
      <Heading>Props</Heading>
      <Controls />
      {about === null ? null : (
        <>
          <Heading>Keyboard</Heading>
          <Markdown>{about.keyboard}</Markdown>
          <Heading>Accessibility</Heading>
          <Markdown>{about.accessibility}</Markdown>
        </>
      )}
      <Stories title="Every state" includePrimary={false} />
    </>
  );
}
