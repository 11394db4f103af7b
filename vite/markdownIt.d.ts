/** What guide.ts uses of the package, which has no types of its own. */
declare module 'markdown-it' {
  interface Token {
    type: string
    content: string
    children: Token[] | null
    attrGet(name: string): string | null
    attrSet(name: string, value: string): void
  }
  export default class MarkdownIt {
    options: object
    renderer: { render(tokens: Token[], options: object, env: object): string }
    parse(text: string, env: object): Token[]
  }
}
