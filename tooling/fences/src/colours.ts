/** Colour names of CSS Color 4; `transparent` and `currentcolor` carry no colour of their own. */
const named = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown burlywood
  cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan darkgoldenrod darkgray
  darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid darkred darksalmon darkseagreen
  darkslateblue darkslategray darkslategrey darkturquoise darkviolet deeppink deepskyblue dimgray dimgrey dodgerblue
  firebrick floralwhite forestgreen fuchsia gainsboro ghostwhite gold goldenrod gray green greenyellow grey honeydew
  hotpink indianred indigo ivory khaki lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan
  lightgoldenrodyellow lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
  lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
  mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise mediumvioletred
  midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange orangered orchid
  palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum powderblue purple
  rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell sienna silver skyblue slateblue
  slategray slategrey snow springgreen steelblue tan teal thistle tomato turquoise violet wheat white whitesmoke yellow
  yellowgreen`.split(/\s+/),
);

const hex = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b/gi;
/** A colour function with channels of its own; one that starts `from` a property derives and is allowed. */
const call = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\(\s*(?!from\b)[^)]*\)/gi;

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '');
}

/** The colour literals in the values of a style sheet. */
export function coloursInCss(text: string): string[] {
  const values = [...withoutComments(text).matchAll(/[\w-]+\s*:\s*([^;{}]+)(?=[;}])/g)].map(
    ([, value]) => value ?? '',
  );
  return values.flatMap((value) => {
    const bare = value.replace(/var\([^()]*\)|url\([^)]*\)|(['"]).*?\1/g, ' ');
    const words = bare.match(/(?<![\w-])[a-z]+(?![\w-])/gi) ?? [];
    return [
      ...(bare.match(hex) ?? []),
      ...(value.match(call) ?? []),
      ...words.filter((word) => named.has(word.toLowerCase())),
    ];
  });
}

/** The colour literals in the strings of a TypeScript file: hex, functions, and names given to a colour property. */
export function coloursInCode(text: string): string[] {
  const code = withoutComments(text).replace(/^\s*\/\/.*$/gm, '');
  const strings = [...code.matchAll(/(['"`])((?:(?!\1)[^\\\n]|\\.)*)\1/g)].map(([, , inner]) => inner ?? '');
  const properties =
    /\b(?:fill|stroke|color|background|backgroundColor|borderColor|stopColor)\s*[=:]\s*\{?\s*['"]([a-z]+)['"]/gi;
  return [
    ...strings.filter((inner) => /^\s*#[\da-f]{3,8}\s*$/i.test(inner)),
    ...strings.flatMap((inner) => inner.match(call) ?? []),
    ...[...code.matchAll(properties)].flatMap(([, name]) =>
      name && named.has(name.toLowerCase()) ? [name] : [],
    ),
  ];
}
