/** What the footer shows for a key that the deployment leaves out. An empty value removes its part (rule FRAME-10). */
export const placeholders = {
  social: [
    { label: 'News feed', url: 'https://www.example.com/news', icon: 'news' },
    { label: 'Community', url: 'https://www.example.com/community', icon: 'community' },
    { label: 'Videos', url: 'https://www.example.com/videos', icon: 'video' },
  ],
  privacyPolicy: 'https://www.example.com/privacy',
  termsOfService: 'https://www.example.com/terms',
  companyLine: 'Company Name Ltd, registered no. 00000000',
  copyrightHolder: 'Company Name',
}
