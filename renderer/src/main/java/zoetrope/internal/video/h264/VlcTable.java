package zoetrope.internal.video.h264;

/**
 * A table of variable-length codes. A code is given as {@code length.value}, for example {@code
 * 6.5} for 000101: its length in bits and its value. The tables are those of ITU-T H.264, 9.2.
 */
record VlcTable(int[][] lengths, int[][] values) {
  /**
   * Table 9-5 for {@code 0 <= nC < 2}: a row for each number of coefficients, a column for each
   * number of trailing ones.
   */
  private static final VlcTable COEFF_TOKEN_0 =
      rows(
          "1.1",
          "6.5 2.1",
          "8.7 6.4 3.1",
          "9.7 8.6 7.5 5.3",
          "10.7 9.6 8.5 6.3",
          "11.7 10.6 9.5 7.4",
          "13.15 11.6 10.5 8.4",
          "13.11 13.14 11.5 9.4",
          "13.8 13.10 13.13 10.4",
          "14.15 14.14 13.9 11.4",
          "14.11 14.10 14.13 13.12",
          "15.15 15.14 14.9 14.12",
          "15.11 15.10 15.13 14.8",
          "16.15 15.1 15.9 15.12",
          "16.11 16.14 16.13 15.8",
          "16.7 16.10 16.9 16.12",
          "16.4 16.6 16.5 16.8");

  /** Table 9-5 for {@code 2 <= nC < 4}. */
  private static final VlcTable COEFF_TOKEN_2 =
      rows(
          "2.3",
          "6.11 2.2",
          "6.7 5.7 3.3",
          "7.7 6.10 6.9 4.5",
          "8.7 6.6 6.5 4.4",
          "8.4 7.6 7.5 5.6",
          "9.7 8.6 8.5 6.8",
          "11.15 9.6 9.5 6.4",
          "11.11 11.14 11.13 7.4",
          "12.15 11.10 11.9 9.4",
          "12.11 12.14 12.13 11.12",
          "12.8 12.10 12.9 11.8",
          "13.15 13.14 13.13 12.12",
          "13.11 13.10 13.9 13.12",
          "13.7 14.11 13.6 13.8",
          "14.9 14.8 14.10 13.1",
          "14.7 14.6 14.5 14.4");

  /** Table 9-5 for {@code 4 <= nC < 8}. */
  private static final VlcTable COEFF_TOKEN_4 =
      rows(
          "4.15",
          "6.15 4.14",
          "6.11 5.15 4.13",
          "6.8 5.12 5.14 4.12",
          "7.15 5.10 5.11 4.11",
          "7.11 5.8 5.9 4.10",
          "7.9 6.14 6.13 4.9",
          "7.8 6.10 6.9 4.8",
          "8.15 7.14 7.13 5.13",
          "8.11 8.14 7.10 6.12",
          "9.15 8.10 8.13 7.12",
          "9.11 9.14 8.9 8.12",
          "9.8 9.10 9.13 8.8",
          "10.13 9.7 9.9 9.12",
          "10.9 10.12 10.11 10.10",
          "10.5 10.8 10.7 10.6",
          "10.1 10.4 10.3 10.2");

  /** Table 9-5 for the four DC coefficients of a chroma plane. */
  private static final VlcTable COEFF_TOKEN_CHROMA_DC =
      rows("2.1", "6.7 1.1", "6.4 6.6 3.1", "6.3 7.3 7.2 6.5", "6.2 8.3 8.2 7.0");

  /**
   * Tables 9-7 and 9-8. The row is the number of coefficients minus one, the column is total_zeros.
   */
  private static final VlcTable TOTAL_ZEROS =
      rows(
          "1.1 3.3 3.2 4.3 4.2 5.3 5.2 6.3 6.2 7.3 7.2 8.3 8.2 9.3 9.2 9.1",
          "3.7 3.6 3.5 3.4 3.3 4.5 4.4 4.3 4.2 5.3 5.2 6.3 6.2 6.1 6.0",
          "4.5 3.7 3.6 3.5 4.4 4.3 3.4 3.3 4.2 5.3 5.2 6.1 5.1 6.0",
          "5.3 3.7 4.5 4.4 3.6 3.5 3.4 4.3 3.3 4.2 5.2 5.1 5.0",
          "4.5 4.4 4.3 3.7 3.6 3.5 3.4 3.3 4.2 5.1 4.1 5.0",
          "6.1 5.1 3.7 3.6 3.5 3.4 3.3 3.2 4.1 3.1 6.0",
          "6.1 5.1 3.5 3.4 3.3 2.3 3.2 4.1 3.1 6.0",
          "6.1 4.1 5.1 3.3 2.3 2.2 3.2 3.1 6.0",
          "6.1 6.0 4.1 2.3 2.2 3.1 2.1 5.1",
          "5.1 5.0 3.1 2.3 2.2 2.1 4.1",
          "4.0 4.1 3.1 3.2 1.1 3.3",
          "4.0 4.1 2.1 1.1 3.1",
          "3.0 3.1 1.1 2.1",
          "2.0 2.1 1.1",
          "1.0 1.1");

  /**
   * Table 9-9 (a), for chroma DC. The row is the number of coefficients minus one, the column is
   * total_zeros.
   */
  private static final VlcTable TOTAL_ZEROS_CHROMA_DC =
      rows("1.1 2.1 3.1 3.0", "1.1 2.1 2.0", "1.1 1.0");

  /** Table 9-10. The row is zerosLeft minus one, at most 6, the column is run_before. */
  private static final VlcTable RUN_BEFORE =
      rows(
          "1.1 1.0",
          "1.1 2.1 2.0",
          "2.3 2.2 2.1 2.0",
          "2.3 2.2 2.1 3.1 3.0",
          "2.3 2.2 3.3 3.2 3.1 3.0",
          "2.3 3.0 3.1 3.3 3.2 3.5 3.4",
          "3.7 3.6 3.5 3.4 3.3 3.2 3.1 4.1 5.1 6.1 7.1 8.1 9.1 10.1 11.1");

  private static VlcTable rows(String... rows) {
    int[][] lengths = new int[rows.length][];
    int[][] values = new int[rows.length][];
    for (int i = 0; i < rows.length; i++) {
      String[] codes = rows[i].split(" ");
      lengths[i] = new int[codes.length];
      values[i] = new int[codes.length];
      for (int j = 0; j < codes.length; j++) {
        int dot = codes[j].indexOf('.');
        lengths[i][j] = Integer.parseInt(codes[j].substring(0, dot));
        values[i][j] = Integer.parseInt(codes[j].substring(dot + 1));
      }
    }
    return new VlcTable(lengths, values);
  }

  private void write(BitWriter out, int row, int column) {
    out.bits(lengths[row][column], values[row][column]);
  }

  /**
   * Writes {@code coeff_token}.
   *
   * @param context {@code nC}: the mean count of the neighbouring blocks, or -1 for chroma DC
   */
  static void writeCoeffToken(BitWriter out, int context, int coefficients, int trailingOnes) {
    if (context >= 8) {
      out.bits(6, coefficients == 0 ? 3 : coefficients - 1 << 2 | trailingOnes);
    } else {
      VlcTable table =
          context < 0
              ? COEFF_TOKEN_CHROMA_DC
              : context < 2 ? COEFF_TOKEN_0 : context < 4 ? COEFF_TOKEN_2 : COEFF_TOKEN_4;
      table.write(out, coefficients, trailingOnes);
    }
  }

  /** Writes {@code total_zeros} of a block with this number of coefficients. */
  static void writeTotalZeros(BitWriter out, boolean chromaDc, int coefficients, int zeros) {
    (chromaDc ? TOTAL_ZEROS_CHROMA_DC : TOTAL_ZEROS).write(out, coefficients - 1, zeros);
  }

  static void writeRunBefore(BitWriter out, int zerosLeft, int run) {
    RUN_BEFORE.write(out, Math.min(zerosLeft, 7) - 1, run);
  }
}
