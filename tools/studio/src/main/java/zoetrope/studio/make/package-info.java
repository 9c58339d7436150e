/** Films, stills and pages that the page orders, made one after the other. */
package zoetrope.studio.make;
