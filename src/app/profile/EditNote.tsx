import { Box, Link } from '@chakra-ui/react'
import { Note } from '@/ui/Note'

/** Explains why the profile cannot be edited here (decision E4). */
export function EditNote({ id, open, supportEmail }: { id: string; open: boolean; supportEmail: string }) {
  return (
    <Box id={id} role="status">
      {open && (
        <Note mx={{ base: '3', md: '5' }} mt={{ base: '3', md: '5' }}>
          The identity provider holds your profile, so it cannot be changed in this console. To have your
          name, picture or e-mail corrected, write to{' '}
          <Link href={`mailto:${supportEmail}`}>{supportEmail}</Link>.
        </Note>
      )}
    </Box>
  )
}
