/** HTTP requests: the files of the page, and access control. */
package zoetrope.studio.http;
