export { OffersCarousel as default } from '../features/offers/OffersCarousel';
