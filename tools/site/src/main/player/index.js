// Defines the element <zoetrope-player>, and exports its class. Needs a browser.
import './zoetrope-player.js';

export const ZoetropePlayer = customElements.get('zoetrope-player');
