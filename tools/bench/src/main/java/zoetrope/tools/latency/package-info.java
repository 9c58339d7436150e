/**
 * Drives the studio in a real browser and takes its times. A browser is spoken to by WebDriver
 * (https://www.w3.org/TR/webdriver2/); whatever is waited for has an end.
 */
package zoetrope.tools.latency;
