{{- define "console.name" -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}

{{- define "console.labels" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "console.image" -}}
{{- $image := .Values.image -}}
{{- if $image.digest -}}
{{- printf "%s@%s" $image.repository $image.digest -}}
{{- else -}}
{{- printf "%s:%s" $image.repository (default .Chart.AppVersion $image.tag) -}}
{{- end -}}
{{- end -}}

{{/* The origin of the API; 'self' for a path of the console's own origin. */}}
{{- define "console.apiOrigin" -}}
{{- $base := .Values.config.apiBaseUrl -}}
{{- if hasPrefix "/" $base -}}
'self'
{{- else -}}
{{- $url := urlParse $base -}}
{{- printf "%s://%s" (lower $url.scheme) $url.host -}}
{{- end -}}
{{- end -}}

{{/* The origin of the identity provider, whose domain can be written without a scheme; 'self' for /. */}}
{{- define "console.identityOrigin" -}}
{{- $domain := .Values.config.auth.domain | trimSuffix "/" -}}
{{- if not $domain -}}
'self'
{{- else if contains "://" $domain -}}
{{- $url := urlParse $domain -}}
{{- printf "%s://%s" (lower $url.scheme) $url.host -}}
{{- else -}}
{{- printf "https://%s" $domain -}}
{{- end -}}
{{- end -}}

{{/* Variables of the image whose default is not what the values ask for. */}}
{{- define "console.options" -}}
- name: ACCESS_LOG
  value: {{ .Values.accessLog | quote }}
{{- with .Values.trustedProxies }}
- name: TRUSTED_PROXIES
  value: {{ join " " . | quote }}
{{- end }}
{{- with .Values.metrics.port }}
- name: METRICS_PORT
  value: {{ . | quote }}
{{- end }}
{{- end -}}

{{- define "console.metricsPort" -}}
{{- with .Values.metrics.port }}
- name: metrics
  containerPort: {{ . }}
{{- end }}
{{- end -}}

{{- define "console.metricsAnnotations" -}}
{{- with .Values.metrics.port }}
prometheus.io/scrape: "true"
prometheus.io/port: {{ . | quote }}
prometheus.io/path: /metrics
{{- end }}
{{- end -}}
