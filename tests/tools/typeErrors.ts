// biome-ignore lint/suspicious/noControlCharactersInRegex: tsc writes colours as control characters
const colours = /\u001b\[\d+m/g
const startsBlock = /^(\S.*\berror TS\d+:|Found \d+ errors? )/
const isSum = /^Found \d+ errors? /

/**
 * The errors in the output of tsc with their following lines, without duplicates: tsc reports an error once for each
 * project that contains the file. Leaves out the total, which counts duplicates.
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
