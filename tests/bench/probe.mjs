/**
 * Runs in the page before its scripts and offers `window.bench`. All times are taken in the page, in ms since its
 * navigation, so the delays of the driver do not count.
 */
export function probe() {
  // Not in the hidden frame of the sign-in.
  if (window.top !== window) return

  const longTasks = []
  const keyEvents = []
  const last = { click: 0, keydown: 0 }
  const observe = (type, use, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({
      type,
      buffered: true,
      ...options,
    })
  observe('longtask', ({ startTime, duration }) => longTasks.push({ startTime, duration }))
  // Shorter events have no entry: their paint followed within 16 ms.
  observe(
    'event',
    ({ name, startTime, duration }) => {
      if (/^(keydown|keypress|beforeinput|input)$/.test(name))
        keyEvents.push({ name, startTime, end: startTime + duration })
    },
    { durationThreshold: 16 },
  )
  for (const type of ['click', 'keydown']) {
    window.addEventListener(
      type,
      (event) => {
        last[type] = event.timeStamp
      },
      true,
    )
  }

  const isVisible = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const textsOf = (selector) => [...document.querySelectorAll(selector)].map((element) => element.textContent)

  /** 'nearly' if only a condition is missing that no mutation reports: a value, or visibility. */
  function check({ selector, text = '', not = undefined, value = undefined }) {
    const elements = [...document.querySelectorAll(selector)]
    const texts = elements.map((element) => element.textContent)
    const pattern = new RegExp(text, 'i')
    if (elements.length === 0 || !texts.every((one) => pattern.test(one)) || texts.join('\n') === not)
      return 'no'
    if (value !== undefined && elements[0].value !== value) return 'nearly'
    return isVisible(elements[0]) ? 'yes' : 'nearly'
  }

  /**
   * Resolves with the time at which a frame was painted where every element of `selector` contains `text`, their
   * texts together differ from `not`, and the first has `value` and is visible.
   */
  const shown = (wanted) =>
    new Promise((resolve) => {
      let isQueued = false
      const queue = () => {
        if (!isQueued) requestAnimationFrame(look)
        isQueued = true
      }
      const look = () => {
        isQueued = false
        const state = check(wanted)
        if (state === 'nearly') queue()
        if (state !== 'yes') return
        observer.disconnect()
        // A task posted in a frame runs after its paint; with a lower priority other tasks would come first.
        scheduler.postTask(() => resolve(performance.now()), { priority: 'user-blocking' })
      }
      const observer = new MutationObserver(queue)
      observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      queue()
    })

  /** For each of the last `count` keys: from the event to the paint that follows all its events, at least 16 ms. */
  function keyPaints(count) {
    const keys = keyEvents.filter(({ name }) => name === 'keydown').map(({ startTime }) => startTime)
    const paints = keys.map((start, index) => {
      const events = keyEvents.filter(
        ({ startTime }) =>
          startTime >= start && !(startTime >= (keys[index + 1] ?? Number.POSITIVE_INFINITY)),
      )
      return Math.max(...events.map(({ end }) => end)) - start
    })
    return [...Array(Math.max(0, count - paints.length)).fill(16), ...paints].slice(-count)
  }

  /** The longest task between two times; 0 if none took over 50 ms, below which the browser reports none. */
  const longestTask = (from, to) =>
    longTasks
      .filter(({ startTime, duration }) => startTime + duration > from && startTime < to)
      .reduce((longest, { duration }) => Math.max(longest, duration), 0)

  /** The sum of the time over 50 ms of each task, until a time. */
  const blockedUntil = (time) =>
    longTasks
      .filter(({ startTime }) => startTime < time)
      .reduce((sum, { duration }) => sum + duration - 50, 0)

  const firstRow = shown({ selector: 'main tbody tr', text: ' \\d{6} ' })
  Object.assign(window, {
    bench: {
      shown,
      firstRow,
      textsOf,
      keyPaints,
      longestTask,
      blockedUntil,
      last,
      now: () => performance.now(),
    },
  })
}
