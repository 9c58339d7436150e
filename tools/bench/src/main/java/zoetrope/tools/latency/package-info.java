/**
 * Controls the studio in a real browser through WebDriver (https://www.w3.org/TR/webdriver2/) and
 * measures its latencies. Every wait has a limit.
 */
package zoetrope.tools.latency;
