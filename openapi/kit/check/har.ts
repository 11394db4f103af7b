/** An exchange of a HAR recording: the parts that the kit reads, any of which a recorder can leave out. */
export interface HarEntry {
  request: HarRequest
  response?: HarResponse
  /** Path of the calling page of the console; tests/e2e/traffic.ts writes it. */
  _page?: string
}

export interface HarResponse {
  status?: number
  statusText?: string
  headers?: HarHeader[]
  /** As transferred; -1 or absent if the recorder does not know it. */
  bodySize?: number
  content?: {
    mimeType?: string
    text?: string
    encoding?: string
    /** Of the unpacked body; -1 or absent if the recorder does not know it. */
    size?: number
    /** The name of a file beside the recording that has the body (Playwright). */
    _file?: string
    /** Why the text is missing or cut. */
    comment?: string
    /** Why a proxy could not read the body; not part of HAR. */
    unreadable?: string
  }
}

export interface HarRequest {
  method: string
  url: string
  headers?: HarHeader[]
  /** -1 or absent if the recorder does not know it. */
  bodySize?: number
  postData?: {
    mimeType?: string
    text?: string
    encoding?: string
    comment?: string
    unreadable?: string
    size?: number
    _file?: string
    params?: { name: string }[]
  }
}

export interface HarHeader {
  name: string
  value: string
}
