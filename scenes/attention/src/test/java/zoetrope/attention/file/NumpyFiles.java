package zoetrope.attention.file;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** A writer of files in NumPy's formats, byte by byte. */
final class NumpyFiles {
  private NumpyFiles() {}

  /** Returns an array file. The header is padded with spaces to a multiple of 64 bytes. */
  static byte[] npy(int version, String descr, boolean fortran, String shape, byte[] elements) {
    String order = fortran ? "True" : "False";
    String header =
        "{'descr': '" + descr + "', 'fortran_order': " + order + ", 'shape': " + shape + ", }";
    int before = version == 1 ? 10 : 12;
    int length = (before + header.length() + 1 + 63) / 64 * 64 - before;
    ByteBuffer bytes = ByteBuffer.allocate(before + length + elements.length);
    bytes.order(ByteOrder.LITTLE_ENDIAN);
    bytes.put((byte) 0x93).put("NUMPY".getBytes(StandardCharsets.US_ASCII));
    bytes.put((byte) version).put((byte) 0);
    if (version == 1) {
      bytes.putShort((short) length);
    } else {
      bytes.putInt(length);
    }
    String filled = header + " ".repeat(length - 1 - header.length()) + "\n";
    return bytes.put(filled.getBytes(StandardCharsets.US_ASCII)).put(elements).array();
  }

  static byte[] f4(double... numbers) {
    ByteBuffer bytes = ByteBuffer.allocate(4 * numbers.length).order(ByteOrder.LITTLE_ENDIAN);
    for (double number : numbers) {
      bytes.putFloat((float) number);
    }
    return bytes.array();
  }

  static byte[] f8(ByteOrder order, double... numbers) {
    ByteBuffer bytes = ByteBuffer.allocate(8 * numbers.length).order(order);
    for (double number : numbers) {
      bytes.putDouble(number);
    }
    return bytes.array();
  }

  /** Returns strings of {@code width} code points. */
  static byte[] unicode(int width, String... strings) {
    ByteBuffer bytes = ByteBuffer.allocate(4 * width * strings.length);
    bytes.order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < strings.length; i++) {
      bytes.position(4 * width * i);
      strings[i].codePoints().forEach(bytes::putInt);
    }
    return bytes.array();
  }

  static Path npz(Path file, boolean deflated, Map<String, byte[]> members) throws IOException {
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> member : members.entrySet()) {
        ZipEntry entry = new ZipEntry(member.getKey() + ".npy");
        if (!deflated) {
          CRC32 sum = new CRC32();
          sum.update(member.getValue());
          entry.setMethod(ZipEntry.STORED);
          entry.setSize(member.getValue().length);
          entry.setCrc(sum.getValue());
        }
        zip.putNextEntry(entry);
        zip.write(member.getValue());
      }
    }
    return file;
  }

  static byte[] join(byte[] first, byte... second) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    out.writeBytes(first);
    out.writeBytes(second);
    return out.toByteArray();
  }
}
