/** Disturbances of running renderings, and checks of what they leave behind. */
package zoetrope.tools.faults;
