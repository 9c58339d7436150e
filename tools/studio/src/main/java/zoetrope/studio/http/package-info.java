/** Requests for the page: its files, and who may ask for them. */
package zoetrope.studio.http;
