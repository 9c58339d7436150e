/** Results, failures and the progress of renderings. */
package zoetrope.render.result;
