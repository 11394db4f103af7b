// biome-ignore lint/suspicious/noControlCharactersInRegex: tsc writes colours as control characters
const colours = /\u001b\[\d+m/g
const startsBlock = /^(\S.*\berror TS\d+:|Found \d+ errors? )/
const isSum = /^Found \d+ errors? /

/**
 * The errors that tsc prints, each once, with the lines below it. tsc prints one for each project that has the file. Its sum,
 * which counts them so, is left out.
 */
export function errorsOf(output: string): string[] {
  const blocks: string[] = []
  for (const line of output.split('\n')) {
    if (startsBlock.test(line.replace(colours, '')) || blocks.length === 0) blocks.push(line)
    else blocks[blocks.length - 1] += `\n${line}`
  }
  const whole = blocks.map((block) => block.trimEnd())
  return [...new Set(whole)].filter((block) => block !== '' && !isSum.test(block.replace(colours, '')))
}
