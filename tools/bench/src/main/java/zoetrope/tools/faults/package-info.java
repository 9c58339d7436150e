/**
 * Disturbances of running renderings, and checks of the files and processes that they leave behind.
 */
package zoetrope.tools.faults;
