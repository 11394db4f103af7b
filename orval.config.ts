import { defineConfig } from 'orval'

/*
 * Contract -> src/generated, one folder per kind of output. Each is emptied on every run (`clean`), so the mutator
 * (src/api) and the route tree (src/generated/routeTree.gen.ts) are outside them. Run it with `npm run generate`, which
 * bundles the contract first: from split files orval loses the names of models.
 */
const header = () => ['Generated from openapi/ by `npm run generate`: never edit this file.']

/** orval reads compiler options from tsconfig.json, which here only lists the projects. */
const tsconfig = './tsconfig.base.json'

const input = { target: './openapi/admin-api-v0.yaml' }

export default defineConfig({
  api: {
    input,
    output: {
      mode: 'tags-split',
      target: './src/generated/api',
      schemas: './src/generated/model',
      client: 'react-query',
      tsconfig,
      httpClient: 'axios',
      clean: true,
      urlEncodeParameters: true,
      mock: {
        path: './src/generated/mocks',
        generators: [
          { type: 'msw', delay: false, baseUrl: '*/admin/api/v0' },
          { type: 'faker', schemas: true },
        ],
      },
      override: {
        header,
        // Values that the server counts are sent back unchanged (decision A1), so bodies keep read-only fields.
        preserveReadonlyRequestBodies: 'preserve',
        mutator: { path: './src/api/request.ts', name: 'request' },
        // orval's own example of a file is an ArrayBuffer, not a Blob.
        mock: { schemas: { ImageUpload: { properties: { image: () => new Blob(['image']) } } } },
        // Lists with the parameter `skip` also get an infinite query that pages by it (limit and skip: rules API-2,
        // API-3).
        // Writes are calls of their own (decision K2).
        query: { useInfinite: true, useInfiniteQueryParam: 'skip', signal: true, useMutation: false },
      },
    },
  },
  zod: {
    input,
    output: {
      mode: 'tags-split',
      target: './src/generated/zod',
      client: 'zod',
      tsconfig,
      clean: true,
      override: { header, zod: { generateReusableSchemas: true } },
    },
  },
})
