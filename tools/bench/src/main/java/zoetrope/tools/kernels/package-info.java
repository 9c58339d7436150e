/** JMH benchmarks of the innermost loops; {@code tools/run Kernels} runs them. */
package zoetrope.tools.kernels;
