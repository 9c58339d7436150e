/** Makes the documentation: pages with pictures of scenes, a search, and texts for agents. */
package zoetrope.site;
