package zoetrope.attention.model;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.util.Arrays;
import java.util.List;
import zoetrope.attention.RealMatrix;
import zoetrope.attention.VectorTable;
import zoetrope.attention.file.AttentionFileException;

/**
 * A tensor of one or two axes in a file. Its bytes are mapped into memory in pieces of whole rows,
 * on the first access. The numbers of a row are decoded again each time the row is read.
 */
final class StoredTensor implements VectorTable {
  private static final long MAX_PIECE_BYTES = 1 << 30;

  private final String place;
  private final FileChannel channel;
  private final SafetensorsHeader.Entry entry;
  private final int rows;
  private final int columns;
  private final int rowsOfPiece;
  private final ByteBuffer[] pieces;

  /**
   * Creates the tensor {@code entry} of a file.
   *
   * @throws AttentionFileException if its type cannot be read as weights, or it is too large
   */
  StoredTensor(String place, FileChannel channel, SafetensorsHeader.Entry entry) {
    this.place = place;
    this.channel = channel;
    this.entry = entry;
    List<Long> shape = entry.shape();
    if (!entry.type().isReal()) {
      throw new AttentionFileException(
          place,
          "its numbers are " + entry.type() + "; F32, F16, BF16 and F64 are read as weights");
    }
    if (shape.isEmpty() || shape.size() > 2) {
      throw new AttentionFileException(place, "expected one or two axes, found " + shape);
    }
    long columnCount = shape.get(shape.size() - 1);
    long rowCount = shape.size() == 1 ? 1 : shape.get(0);
    long rowBytes = columnCount * entry.type().size();
    if (rowCount < 1 || columnCount < 1 || rowCount > 1 << 28 || rowBytes > MAX_PIECE_BYTES) {
      throw new AttentionFileException(place, "the shape " + shape + " is not that of a matrix");
    }
    rows = (int) rowCount;
    columns = (int) columnCount;
    rowsOfPiece = (int) Math.min(rowCount, MAX_PIECE_BYTES / rowBytes);
    pieces = new ByteBuffer[(rows + rowsOfPiece - 1) / rowsOfPiece];
  }

  @Override
  public int rows() {
    return rows;
  }

  @Override
  public int columns() {
    return columns;
  }

  @Override
  public double[] row(int row) {
    if (row < 0 || row >= rows) {
      throw new IllegalArgumentException(place + " " + entry.shape() + " has no row " + row);
    }
    ByteBuffer piece = piece(row / rowsOfPiece);
    int first = row % rowsOfPiece * columns;
    double[] numbers = new double[columns];
    ElementType type = entry.type();
    for (int j = 0; j < columns; j++) {
      numbers[j] = type.read(piece, first + j);
      if (!Double.isFinite(numbers[j])) {
        throw new AttentionFileException(
            place, "the number at [" + row + ", " + j + "] is " + numbers[j]);
      }
    }
    return numbers;
  }

  /** Returns all numbers, [rows, columns]. */
  RealMatrix matrix() {
    double[][] numbers = new double[rows][];
    Arrays.setAll(numbers, this::row);
    return RealMatrix.ofRows(numbers);
  }

  private synchronized ByteBuffer piece(int index) {
    if (pieces[index] == null) {
      long rowBytes = (long) columns * entry.type().size();
      long start = (long) index * rowsOfPiece * rowBytes;
      long length = Math.min(rowsOfPiece * rowBytes, entry.length() - start);
      try {
        pieces[index] =
            channel
                .map(FileChannel.MapMode.READ_ONLY, entry.start() + start, length)
                .order(ByteOrder.LITTLE_ENDIAN);
      } catch (IOException e) {
        throw new AttentionFileException(place, "it cannot be read: " + e.getMessage(), e);
      }
    }
    return pieces[index];
  }
}
