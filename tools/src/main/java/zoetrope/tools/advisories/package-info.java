/** Known holes of the libraries that are shipped, from a stored list: nothing is fetched. */
package zoetrope.tools.advisories;
