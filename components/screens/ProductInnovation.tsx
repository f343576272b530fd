import { useTranslation } from 'next-i18next/pages';
import { ClosingCall } from '@/components/sections/ClosingCall';
import { Example } from '@/components/sections/productInnovation/Example';
import { Opening } from '@/components/sections/productInnovation/Opening';
import { Steps } from '@/components/sections/productInnovation/Steps';

/** Product innovation (docs/specification.md, "19. Product innovation"). */
export default function ProductInnovation() {
  const { t } = useTranslation('productInnovation');
  return (
    <>
      <Opening />
      <Steps />
      <Example />
      <ClosingCall of="productInnovation" title={t('closing')} />
    </>
  );
}
