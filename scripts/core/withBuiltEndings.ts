const imported =
  /(?<=(?:\bfrom|\bimport|\bURL)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)*['"]\.{1,2}\/[^'"`]*)\.tsx?(?=['"])/g

/** Imports of TypeScript files name what is made of them. */
export const withBuiltEndings = (text: string): string => text.replaceAll(imported, '.js')
