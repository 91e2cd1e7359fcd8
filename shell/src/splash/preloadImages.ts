import coming from '../images/coming.svg';
import logo from '../images/logo.svg';
import profile from '../images/profile.svg';
import support from '../images/support.svg';
import unavailable from '../images/unavailable.svg';

/** Includes the pictures of the error pages, which must be cached before the network fails. */
const START_UP_IMAGES = [logo, coming, unavailable, support, profile];

export function preloadImages(): void {
  for (const url of START_UP_IMAGES) new Image().src = url;
}
