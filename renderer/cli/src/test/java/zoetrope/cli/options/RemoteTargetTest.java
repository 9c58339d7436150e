package zoetrope.cli.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.cli.PublishedFilms;
import zoetrope.render.cluster.FarmFilm;
import zoetrope.render.cluster.FarmedSegment;
import zoetrope.render.cluster.SegmentOrder;
import zoetrope.render.result.Failure;
import zoetrope.render.result.OutputException;
import zoetrope.render.result.Progress;
import zoetrope.render.result.RenderResult;

/** Targets with an address, and how complete files are moved to them. */
class RemoteTargetTest {
  /**
   * A cluster that records the addresses that files are copied to. Copying to an address that
   * contains {@code full} fails.
   */
  private record RecordingCluster(List<String> addresses, String full) implements Farms.Connected {
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
      if (!full.isEmpty() && address.contains(full)) {
        throw new OutputException("cannot write " + address + ": full", null);
      }
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
  void movesFilesToTheAddress(String text, String address, String file) throws Exception {
    Path target = new Converters.OfTarget().convert(text);
    assertTrue(RemoteTarget.isAddress(target));
    assertEquals(address, RemoteTarget.address(target));
    RecordingCluster farm = new RecordingCluster(new ArrayList<>(), "");
    try (RemoteTarget remote = RemoteTarget.of(target)) {
      Path local = remote.local();
      Path made = Files.isDirectory(local) ? local.resolve("a.mp4") : local;
      Files.writeString(made, "film");
      assertEquals("made " + file, remote.withAddresses("made " + made));
      remote.publish(farm);
    }
    assertEquals(List.of(file), farm.addresses());
  }

  @Test
  void movesEachCompleteVideoAfterItsOtherFiles() throws Exception {
    RecordingCluster farm = new RecordingCluster(new ArrayList<>(), "/b.mp4");
    List<String> reported = new ArrayList<>();
    try (RemoteTarget remote = RemoteTarget.of(Path.of("hdfs:/node/films"))) {
      PublishedFilms films =
          new PublishedFilms(
              new Progress() {
                @Override
                public void advance(long frames) {}

                @Override
                public void finished(RenderResult result) {
                  reported.add(result.scene() + " " + result.done());
                }
              },
              files -> remote.publish(farm, files));
      assertEquals("films", remote.local().getFileName().toString());
      List<RenderResult> results = new ArrayList<>();
      for (String name : List.of("a", "b", "c")) {
        Path film = Files.writeString(remote.local().resolve(name + ".mp4"), "film");
        Path words = Files.writeString(remote.local().resolve(name + ".srt"), "words");
        results.add(result(name, film, words));
        films.finished(results.get(results.size() - 1));
        assertEquals(name.equals("b"), Files.exists(film));
      }
      assertEquals(List.of("a true", "b false", "c true"), reported);
      Failure failure = films.withMoveFailures(results).get(1).failure().orElseThrow();
      assertEquals("cannot write hdfs://node/films/b.mp4: full", failure.message());
      remote.publish(farm);
    }
    assertEquals(
        List.of("a.srt", "a.mp4", "b.srt", "c.srt", "c.mp4"),
        farm.addresses().stream().map(a -> a.replace("hdfs://node/films/", "")).toList());
  }

  @Test
  void movesTheOtherVideosIfOneFails() throws Exception {
    List<Boolean> reported = new ArrayList<>();
    Progress progress =
        new Progress() {
          @Override
          public void advance(long frames) {}

          @Override
          public void finished(RenderResult result) {
            reported.add(result.done());
          }
        };
    PublishedFilms films =
        new PublishedFilms(
            progress,
            files -> {
              throw new NoClassDefFoundError("of a file system");
            });
    RenderResult whole = result("a", Path.of("a.mp4"), Path.of("a.srt"));
    films.finished(whole);
    assertEquals(List.of(false), reported);
    assertFalse(films.withMoveFailures(List.of(whole)).get(0).done());
  }

  private static RenderResult result(String scene, Path film, Path words) {
    return RenderResult.of(scene, film).withContent(4, "").withSubtitles(Optional.of(words));
  }

  @Test
  void namesAFolderInMessages() throws Exception {
    Path target = new Converters.OfTarget().convert("hdfs://node:8020/films");
    try (RemoteTarget remote = RemoteTarget.of(target)) {
      assertEquals("films", remote.local().getFileName().toString());
    }
  }

  @ParameterizedTest
  @CsvSource({"films/a.mp4", "/films", "./films", "a.mp4"})
  void doesNotTreatLocalPathsAsAddresses(String text) {
    Path target = new Converters.OfTarget().convert(text);
    assertFalse(RemoteTarget.isAddress(target));
    assertEquals(Path.of(text), target);
  }

  @Test
  void aMissingTargetIsNotAnAddress() {
    assertFalse(RemoteTarget.isAddress(null));
  }
}
