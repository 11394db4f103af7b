import { afterEach, describe, expect, it } from 'vitest'

// tests/fastDom.ts skips work of jsdom; the results must stay the same.

const sheet = document.createElement('style')
const style = (css: string) => {
  sheet.textContent = css
  document.head.append(sheet)
}
afterEach(() => {
  sheet.remove()
  document.body.replaceChildren()
  document.body.className = ''
})

const show = (html: string) => {
  document.body.innerHTML = html
  return document.body.firstElementChild as HTMLElement
}
const display = (html: string) => getComputedStyle(show(html)).display

describe('computed styles', () => {
  it.each([
    ['<div></div>', 'block'],
    ['<span></span>', 'inline'],
    ['<span hidden></span>', 'none'],
    ['<div popover></div>', 'none'],
    ['<template></template>', 'none'],
    ['<table></table>', 'table'],
    ['<x-part dir="ltr"></x-part>', 'inline'],
  ])('the computed display of %s follows the default style sheet: %s', (html, expected) => {
    expect(display(html)).toBe(expected)
  })

  it.each([
    'p',
    '[data-on]',
    'p:not(a [data-off])',
    'p:is(p, q:not(r))',
    'section p, body > p',
    ':not(q, r:not(s))',
    '[title="a, b"]',
    '[data-on~=x]',
    'p:not([data-off], [hidden])',
  ])('computed styles follow a style sheet with the selector %s', (selector) => {
    style(`${selector} { display: flex }`)
    expect(display('<p data-on="x y" title="a, b"></p>')).toBe('flex')
  })

  it('computed styles change with attributes, classes, parents and style sheets', () => {
    style('.off { display: none } .quiet { visibility: hidden }')
    const part = show('<div><p></p></div>').firstElementChild as HTMLElement
    expect(getComputedStyle(part).display).toBe('block')
    part.className = 'off'
    expect(getComputedStyle(part).display).toBe('none')
    part.className = ''
    part.style.display = 'grid'
    expect(getComputedStyle(part).display).toBe('grid')
    document.body.className = 'quiet'
    expect(getComputedStyle(part).visibility).toBe('hidden')
    sheet.remove()
    expect(getComputedStyle(part).visibility).toBe('visible')
  })
})

describe('the control of a label', () => {
  const control = (html: string) =>
    (show(html).querySelector('label') as HTMLLabelElement).control?.id ?? null

  it.each([
    ['<div><label for="a"></label><input id="a"></div>', 'a'],
    ['<div><input id="a" type="hidden"><label for="a"></label></div>', null],
    ['<div><label for="a"></label><p id="a"></p></div>', null],
    ['<div><label for="b"></label><input id="a"></div>', null],
    ['<div><label><select id="a"></select></label></div>', 'a'],
    ['<div><button id="a"></button><label for="a"></label><input id="a"></div>', 'a'],
  ])('the control of the label in %s is %s', (html, id) => {
    expect(control(html)).toBe(id)
  })

  it('the control of a label is found outside the document and after its id changed', () => {
    const part = document.createElement('div')
    part.innerHTML = '<label for="a"></label><input id="a">'
    const [label, input] = [part.querySelector('label'), part.querySelector('input')]
    expect(label?.control).toBe(input)
    document.body.append(part)
    expect(label?.control).toBe(input)
    if (input) input.id = 'b'
    expect(label?.control).toBeNull()
  })
})
