// Ends this process when the one that started it is gone, also if that one was killed and could not end it: a server that is left
// behind keeps its port. `node --import ./tests/tools/endWithParent.mjs server.mjs`.
const parent = process.ppid
setInterval(() => {
  if (process.ppid !== parent) process.exit()
}, 500).unref()
