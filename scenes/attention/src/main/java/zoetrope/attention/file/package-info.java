/**
 * Reads attention that was computed elsewhere: arrays as NumPy writes them ({@code .npy}, {@code
 * .npz}), and JSON. It knows {@code zoetrope.attention} and nothing of mobjects. Sizes are bounded;
 * an error message has file, place and remedy.
 */
package zoetrope.attention.file;
