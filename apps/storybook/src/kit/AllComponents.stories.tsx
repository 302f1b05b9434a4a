import type { Meta, StoryObj } from '@storybook/react-vite';
import { AllComponents } from './AllComponents.tsx';

const meta = {
  title: 'Kit/All components',
  component: AllComponents,
  tags: ['!autodocs'],
} satisfies Meta<typeof AllComponents>;

export default meta;

export const WhatEachIsFor: StoryObj<typeof meta> = {};
