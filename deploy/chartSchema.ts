import { configJsonSchema } from './configSchema.ts'

type Schema = Record<string, unknown>

const object = (properties: Record<string, Schema>, required: string[] = []): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties,
  ...(required.length > 0 && { required }),
})
const text = { type: 'string' }
/** A part that Kubernetes describes. */
const any = { type: 'object' }
const list = { type: 'array' }
const texts = { type: 'object', additionalProperties: text }

/** A key that is not known is a misspelt one: the console would pass over it. */
function strict(schema: Schema): Schema {
  const { properties, items } = schema as { properties?: Record<string, Schema>; items?: Schema }
  return {
    ...schema,
    ...(properties && {
      additionalProperties: false,
      properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, strict(one)])),
    }),
    ...(items && { items: strict(items) }),
  }
}

/** The JSON Schema of the chart's values, with that of `config.json` in it: `deploy/helm/values.schema.json`. */
export function chartSchema(): Schema {
  const { $schema, ...config } = configJsonSchema()
  return {
    $schema,
    title: 'Values of the chart',
    ...object(
      {
        image: object(
          {
            repository: { type: 'string', minLength: 1 },
            tag: text,
            digest: { type: 'string', pattern: '^(sha256:[0-9a-f]{64})?$' },
            pullPolicy: { enum: ['Always', 'IfNotPresent', 'Never'] },
          },
          ['repository'],
        ),
        imagePullSecrets: { type: 'array', items: object({ name: text }, ['name']) },
        replicas: { type: 'integer', minimum: 1 },
        config: strict({ ...config, properties: { $schema: text, ...config.properties } }),
        path: { type: 'string', pattern: '^((/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+)?$' },
        cspReportTo: text,
        accessLog: { enum: ['text', 'json', 'off'] },
        trustedProxies: { type: 'array', items: { type: 'string', pattern: '^[0-9A-Fa-f.:/]+$' } },
        metrics: object({ port: { type: 'integer', minimum: 0, maximum: 65_535, not: { const: 8080 } } }),
        strategy: any,
        preStopSeconds: { type: 'integer', minimum: 0 },
        podDisruptionBudget: object({
          enabled: { type: 'boolean' },
          minAvailable: { type: ['integer', 'string'] },
        }),
        topologySpreadConstraints: list,
        podAnnotations: texts,
        extraEnv: list,
        extraVolumes: list,
        extraVolumeMounts: list,
        service: object({
          sessionAffinity: { enum: ['ClientIP', 'None'] },
          annotations: texts,
          type: { enum: ['ClusterIP', 'NodePort', 'LoadBalancer'] },
          port: { type: 'integer', minimum: 1, maximum: 65_535 },
        }),
        ingress: {
          ...object({
            enabled: { type: 'boolean' },
            className: text,
            host: text,
            tlsSecret: text,
            annotations: texts,
          }),
          if: { properties: { enabled: { const: true } } },
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          then: { properties: { host: { minLength: 1 } }, required: ['host'] },
        },
        resources: any,
        podSecurityContext: any,
        nodeSelector: any,
        tolerations: list,
        affinity: any,
        // Helm adds it for a chart that is part of another one.
        global: any,
      },
      ['image', 'config'],
    ),
  }
}
