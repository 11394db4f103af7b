import { describe, expect, it } from 'vitest'
import { numberFrom } from '@/lib/exactNumber'
import {
  abbreviate,
  cutText,
  formatDate,
  formatDateTime,
  formatFullDateTime,
  formatNumber,
  rowLimits,
  searchLimits,
  truncate,
} from '@/lib/format'

describe('dates (rule LIST-12, decision C5)', () => {
  // Built from local parts, so that the test passes in every time zone.
  const afternoon = new Date(2026, 2, 5, 16, 7).toISOString()
  const midnight = new Date(2005, 10, 30, 0, 0).toISOString()

  it('have the form dd:mm:yy in local time', () => {
    expect(formatDate(afternoon)).toBe('05:03:26')
    expect(formatDate(midnight)).toBe('30:11:05')
  })

  it('show the time with 24 hours', () => {
    expect(formatDateTime(afternoon)).toBe('05:03:26 - 16:07')
    expect(formatDateTime(midnight)).toBe('30:11:05 - 00:00')
    expect(formatFullDateTime(midnight)).toBe('30:11:2005 - 00:00')
  })

  it.each([undefined, null, '', 'soon', Number.NaN])('show nothing for %s', (value) => {
    expect(formatDate(value)).toBe('')
    expect(formatDateTime(value)).toBe('')
  })
})

describe('numbers', () => {
  it('have separated thousands', () => {
    expect(formatNumber(1234567)).toBe('1,234,567')
    expect(formatNumber(-1200)).toBe('-1,200')
    expect(formatNumber(0.125)).toBe('0.125')
  })

  it.each([
    [0, '0'],
    [999, '999'],
    [1000, '1.0K'],
    [12_345, '12.3K'],
    [999_949, '999.9K'],
    [999_950, '1.0M'],
    [1_000_000, '1.0M'],
    [999_950_000, '1.0B'],
    [2_500_000_000_000, '2,500.0B'],
    [-1500, '-1.5K'],
  ])('abbreviates %d as %s', (value, text) => {
    expect(abbreviate(value)).toBe(text)
  })
})

describe('truncate', () => {
  it('keeps a row of 50 characters and cuts 51 to 47 and dots', () => {
    expect(truncate('x'.repeat(50), rowLimits)).toBe('x'.repeat(50))
    expect(truncate('x'.repeat(51), rowLimits)).toBe(`${'x'.repeat(47)}...`)
  })

  it('keeps 100 in search and cuts 101 to 97 and dots', () => {
    expect(truncate('x'.repeat(100), searchLimits)).toBe('x'.repeat(100))
    expect(truncate('x'.repeat(101), searchLimits)).toBe(`${'x'.repeat(97)}...`)
  })

  it('counts a character beyond the basic plane once and never splits it', () => {
    expect(truncate('🏆'.repeat(50), rowLimits)).toBe('🏆'.repeat(50))
    expect(truncate('🏆'.repeat(51), rowLimits)).toBe(`${'🏆'.repeat(47)}...`)
  })
})

describe('long values (rules NUMBER-3 and NUMBER-6)', () => {
  it.each([
    ['12345678901234567890', '12,345,678,901,234,567,890'],
    ['-12345678901234567.25', '-12,345,678,901,234,567.25'],
    ['1e400', '1e400'],
    ['-0', '0'],
  ])('the number %s reads %s', (text, shown) => {
    expect(formatNumber(numberFrom(text))).toBe(shown)
  })

  it('a text of a megabyte is cut, and no character is split', () => {
    expect(cutText('x'.repeat(1000))).toBe('x'.repeat(1000))
    expect(cutText('x'.repeat(1_000_000))).toBe(`${'x'.repeat(1000)}...`)
    expect(cutText(`x${'🏆'.repeat(1000)}`)).toBe(`x${'🏆'.repeat(499)}...`)
  })
})
