/** Pictures, film and sound on their way to a page that reads them. */
package zoetrope.studio.stream;
