/** Makes the documentation: pages with pictures of compiled scenes, a search and plain text. */
package zoetrope.site;
