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
  content?: {
    mimeType?: string
    text?: string
    encoding?: string
    /** Of the unpacked body. */
    size?: number
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
  bodySize?: number
  postData?: {
    mimeType?: string
    text?: string
    encoding?: string
    comment?: string
    unreadable?: string
    params?: { name: string }[]
  }
}

export interface HarHeader {
  name: string
  value: string
}
