package zoetrope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.render.FarmFilm;
import zoetrope.render.FarmedSegment;
import zoetrope.render.SegmentOrder;

/** Addresses stay what they were meant to be, with a host or without one. */
class RemoteTargetTest {
  /** Notes where files are copied to. */
  private record Noting(List<String> addresses) implements Farms.Connected {
    @Override
    public void make(
        FarmFilm film,
        List<SegmentOrder> orders,
        java.util.function.Consumer<FarmedSegment> results) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void requireAnswer(String address) {}

    @Override
    public void publish(Path file, String address) {
      addresses.add(address);
    }

    @Override
    public void close() {}
  }

  @ParameterizedTest
  @CsvSource({
    "hdfs://node:8020/films, hdfs://node:8020/films, hdfs://node:8020/films/a.mp4",
    "hdfs://node:8020/films/a.mp4, hdfs://node:8020/films/a.mp4, hdfs://node:8020/films/a.mp4",
    "s3a://bucket/a.mp4, s3a://bucket/a.mp4, s3a://bucket/a.mp4",
    "s3a://bucket, s3a://bucket, s3a://bucket/a.mp4",
    "hdfs:///films, hdfs:///films, hdfs:///films/a.mp4",
    "hdfs:///a.mp4, hdfs:///a.mp4, hdfs:///a.mp4",
    "hdfs:////films/of/a.mp4, hdfs:///films/of/a.mp4, hdfs:///films/of/a.mp4",
    "file:/shared/films, file:/shared/films, file:/shared/films/a.mp4",
    "file:///shared/a.mp4, file:/shared/a.mp4, file:/shared/a.mp4"
  })
  void filesGoWhereTheAddressSays(String text, String address, String file) throws Exception {
    Path target = new Converters.OfTarget().convert(text);
    assertTrue(RemoteTarget.isAddress(target));
    assertEquals(address, RemoteTarget.address(target));
    Noting farm = new Noting(new ArrayList<>());
    try (RemoteTarget remote = RemoteTarget.of(target)) {
      Path local = remote.local();
      Path made = Files.isDirectory(local) ? local.resolve("a.mp4") : local;
      Files.writeString(made, "film");
      assertEquals("made " + file, remote.told("made " + made));
      remote.publish(farm);
    }
    assertEquals(List.of(file), farm.addresses());
  }

  @ParameterizedTest
  @CsvSource({"films/a.mp4", "/films", "./films", "a.mp4"})
  void otherPathsStayAsTheyAre(String text) {
    Path target = new Converters.OfTarget().convert(text);
    assertFalse(RemoteTarget.isAddress(target));
    assertEquals(Path.of(text), target);
  }

  @Test
  void noTargetIsNoAddress() {
    assertFalse(RemoteTarget.isAddress(null));
  }
}
