/**
 * Makes the documentation: pages with stills and videos of scenes, a search, and texts for agents.
 */
package zoetrope.site;
