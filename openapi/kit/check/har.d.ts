/** An exchange of a HAR recording: the parts that the kit reads, any of which a recorder can leave out. */
export interface HarEntry {
  request: {
    method: string
    url: string
    postData?: { mimeType?: string; text?: string; params?: { name: string }[] }
  }
  response?: HarResponse
  /** Path of the calling page of the console; tests/e2e/traffic.ts writes it. */
  _page?: string
}

export interface HarResponse {
  status?: number
  headers?: { name: string; value: string }[]
  content?: { mimeType?: string; text?: string; encoding?: string }
}
