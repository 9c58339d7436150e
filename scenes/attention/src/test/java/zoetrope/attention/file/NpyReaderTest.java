package zoetrope.attention.file;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NpyReaderTest {
  private static final byte[] SIX = NumpyFiles.f4(1, 2, 3, 4, 5, 6.5);

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void readsAllVersions(int version) throws IOException {
    NumpyArray.Numbers array = numbers(NumpyFiles.npy(version, "<f4", false, "(2, 3)", SIX));
    assertEquals(List.of(2, 3), array.shape());
    assertArrayEquals(new double[] {4, 5, 6.5}, array.matrix().row(1));
  }

  @Test
  void readsArraysInFortranOrder() throws IOException {
    NumpyArray.Numbers array = numbers(NumpyFiles.npy(1, "<f4", true, "(2, 3)", SIX));
    assertArrayEquals(new double[] {1, 3, 5}, array.matrix().row(0));
    double[] eight = {0, 1, 2, 3, 4, 5, 6, 7};
    byte[] file =
        NumpyFiles.npy(1, "<f8", true, "(2, 2, 2)", NumpyFiles.f8(ByteOrder.LITTLE_ENDIAN, eight));
    assertArrayEquals(new double[] {1, 5}, numbers(file).matrix(1).row(0));
    assertArrayEquals(new double[] {3, 7}, numbers(file).matrix(1).row(1));
  }

  @Test
  void readsIntegersBooleansAndOtherByteOrders() throws IOException {
    byte[] big = NumpyFiles.f8(ByteOrder.BIG_ENDIAN, Math.PI);
    assertArrayEquals(new double[] {Math.PI}, read(">f8", "()", big));
    assertArrayEquals(new double[] {1, 0}, read("|b1", "(2,)", new byte[] {1, 0}));
    assertArrayEquals(new double[] {-2}, read("<i2", "(1,)", new byte[] {-2, -1}));
    assertArrayEquals(new double[] {65534}, read("<u2", "(1,)", new byte[] {-2, -1}));
    assertArrayEquals(new double[] {50256}, read("<i4", "(1,)", new byte[] {80, -60, 0, 0}));
    byte[] halves = {0, 0x3C, 0, (byte) 0xC1, 1, 0, 0, 0x7C};
    double[] expected = {1, -2.5, 0x1p-24, Double.POSITIVE_INFINITY};
    assertArrayEquals(expected, read("<f2", "(4,)", halves));
  }

  @Test
  void readsStrings() throws IOException {
    byte[] file =
        NumpyFiles.npy(1, "<U3", false, "(3,)", NumpyFiles.unicode(3, " a", "été", "\uD83D\uDE42"));
    assertEquals(List.of(" a", "été", "\uD83D\uDE42"), ((NumpyArray.Strings) read(file)).strings());
  }

  @Test
  void doesNotAllocateMemoryForAnExaggeratedHeader() {
    assertFails("too large", NumpyFiles.npy(1, "<f4", false, "(1000000, 1000000)", SIX));
    assertFails("too large", NumpyFiles.npy(1, "<f4", false, "(4096, 4096, 4294967296)", SIX));
    assertFails(
        "at most 268435456 are read", NumpyFiles.npy(1, "<U9999", false, "(16000000,)", SIX));
    assertFails(
        "takes 67108864 bytes, but 24", NumpyFiles.npy(1, "<f4", false, "(16777216,)", SIX));
  }

  @Test
  void reportsBrokenFiles() {
    byte[] whole = NumpyFiles.npy(1, "<f4", false, "(2, 3)", SIX);
    assertFails("place, byte 0: this is not a NumPy array", new byte[] {1, 2, 3, 4, 5, 6, 7});
    assertFails("byte 0", new byte[0]);
    assertFails("takes 24 bytes, but 20 are left", Arrays.copyOf(whole, whole.length - 4));
    assertFails("header takes", Arrays.copyOf(whole, 40));
    assertFails("the file continues after the 24 bytes", NumpyFiles.join(whole, (byte) 0));
    byte[] version = whole.clone();
    version[6] = 9;
    assertFails("byte 6: version 9.0", version);
    assertFails("Python objects", NumpyFiles.npy(1, "|O", false, "(2, 3)", SIX));
    assertFails("'<c8'", NumpyFiles.npy(1, "<c8", false, "(2, 3)", SIX));
    assertFails("is empty", NumpyFiles.npy(1, "<f4", false, "(0, 3)", SIX));
    assertFails("does not consist of numbers", NumpyFiles.npy(1, "<f4", false, "(2, x)", SIX));
    assertFails("no valid 'shape'", NumpyFiles.npy(1, "<f4", false, "2", SIX));
    assertFails(
        "not a character", NumpyFiles.npy(1, "<U1", false, "(1,)", new byte[] {-1, -1, -1, -1}));
  }

  private static void assertFails(String part, byte[] file) {
    var error = assertThrows(AttentionFileException.class, () -> read(file));
    assertTrue(error.getMessage().contains(part), error.getMessage());
    assertTrue(error.getMessage().startsWith("place"), error.getMessage());
  }

  private static double[] read(String descr, String shape, byte[] elements) throws IOException {
    return numbers(NumpyFiles.npy(1, descr, false, shape, elements)).toArray();
  }

  private static NumpyArray.Numbers numbers(byte[] file) throws IOException {
    return (NumpyArray.Numbers) read(file);
  }

  private static NumpyArray read(byte[] file) throws IOException {
    return NpyReader.read(new ByteArrayInputStream(file), "place");
  }
}
